export * from './certificate/certificate-content';
export * from './content';
export * from './mandate/mandate-content';
export * from './payments/premium-statement-content';
export * from './payments/proof-of-payment-content';
export { type FontFiles } from './pdf/fonts';
export * from './renderer';
export * from './schedule/schedule-content';
export { type Issuer } from './shared/issuer';
