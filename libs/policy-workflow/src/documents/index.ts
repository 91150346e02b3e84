export * from './file-buttons';
export * from './file-on-device';
export * from './missing-document';
export * from './openable';
export * from './send-document-here';
export * from './sent-notice';
export * from './use-document-file';
export * from './use-missing-document';
