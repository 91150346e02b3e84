export * from './links';
export * from './routes';
