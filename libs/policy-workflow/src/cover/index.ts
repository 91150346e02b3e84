export * from './cover-view';
export * from './use-cover-today';
