export function packed(text: string): string;
