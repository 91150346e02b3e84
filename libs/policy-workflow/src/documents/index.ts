export * from './file-buttons';
export * from './file-on-device';
export * from './openable';
export * from './use-document-file';
