export * from './answer-section';
export * from './arrival';
export * from './beneficiary-form';
export * from './payment-form';
export * from './paying-of';
export * from './people-to-pay';
export * from './split-form';
export * from './while-typing';
