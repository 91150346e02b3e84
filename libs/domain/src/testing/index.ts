export * from './a-covered-family';
export * from './a-pdf';
export * from './an-id-number';
export * from './size';
