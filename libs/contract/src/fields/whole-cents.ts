/** Whether an amount in rand has no part of a cent. */
export const wholeCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
