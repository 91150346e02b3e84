export * from './share-address';
export * from './shared-view';
export * from './use-cover-today';
