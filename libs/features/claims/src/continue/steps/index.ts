export * from './beneficiaries-step';
export * from './check-step';
export * from './contact-step';
export * from './payment-step';
