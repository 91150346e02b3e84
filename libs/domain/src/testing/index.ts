export * from './an-id-number';
export * from './size';
