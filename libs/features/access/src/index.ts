export * from './audit-routes';
export * from './routes';
