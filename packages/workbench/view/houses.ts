// Boards with other houses are read by a part that is loaded with the first of them. If it cannot be loaded, they are refused.

export const needHouses = (): Promise<unknown> => import("../model/houses").catch(() => undefined);
