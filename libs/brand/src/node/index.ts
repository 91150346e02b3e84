export * from './house-brand.ts';
export * from './read-brand-folder.ts';
