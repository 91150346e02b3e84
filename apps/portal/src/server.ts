/** What pages are drawn with outside a browser: by the build, and by the service when it starts. */
export { houseName } from '@portal/brand';
export { ownPhoneMark } from '@portal/policy-workflow/own-phone';
export { prerender, prerenderFirstPaint } from './prerender';
export { drawPage } from './public-pages/draw-page';
export { publicPages } from './public-pages/public-pages';
export { earlyCall } from './start/early-call';
