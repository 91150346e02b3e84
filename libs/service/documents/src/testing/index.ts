export * from './font-files';
