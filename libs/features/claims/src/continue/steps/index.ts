export * from './beneficiaries-step';
export * from './check-step';
export * from './contact-step';
export * from './guardian-step';
export * from './payment-step';
