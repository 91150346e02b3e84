export * from './choose-file';
