export * from './customer-menu/customer-menu-button';
export * from './routes';
export * from './staff-menu/servicing-badge';
export * from './staff-menu/staff-menu-button';
export * from './staff-session/lazy-staff-notices';
export * from './staff-sign-in-routes';
