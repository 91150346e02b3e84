export * from './an-issuer';
export * from './font-files';
export * from '../received/testing/latin';
export * from '../received/testing/pictures';
