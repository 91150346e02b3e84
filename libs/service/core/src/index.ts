export * from './config';
export * from './create-service';
export * from './wire/compression';
export * from './wire/log-event';
export { overloadAnswer } from './wire/overload';
export * from './policy-view/circumstances';
export * from './policy-view/policy-view';
export * from './use-cases/catalogue';
