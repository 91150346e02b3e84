export * from './a-page';
export * from './with-customer';
export * from './with-staff';
