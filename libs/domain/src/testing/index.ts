export * from './an-id-number';
