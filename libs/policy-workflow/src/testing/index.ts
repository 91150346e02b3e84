export { aWaitingChange } from '../own-phone/testing/waiting-world';
export * from './a-copy';
export * from './a-page';
export * from './a-policy-read';
export * from './files';
export * from './with-customer';
export * from './with-staff';
