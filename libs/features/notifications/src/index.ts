export * from './dropdown/notifications-button';
export * from './routes';
