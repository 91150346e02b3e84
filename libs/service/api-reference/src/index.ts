export * from './reference-files';
