export * from './content';
export * from './pdf/fonts';
export * from './pdf/render-pdf';
export * from './schedule/issuer';
export * from './schedule/schedule-content';
