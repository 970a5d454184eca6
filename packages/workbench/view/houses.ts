// Boards with houses of their own are read by a part that comes with the first of them. Where it cannot be loaded they are
// refused.

export const needHouses = (): Promise<unknown> => import("../model/houses").catch(() => undefined);
