export * from './oklch.ts';
export * from './palette.ts';
