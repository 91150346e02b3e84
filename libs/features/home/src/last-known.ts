export { LastKnownHome } from './own-phone/last-known-home';
