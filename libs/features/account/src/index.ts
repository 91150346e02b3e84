export * from './customer-menu/customer-menu-button';
export * from './routes';
