export * from './an-issuer';
export * from './font-files';
