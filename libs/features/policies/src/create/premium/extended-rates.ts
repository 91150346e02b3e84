/** In a chunk of its own: the catalogue is fetched by those only who cover extended members. */
export { extendedRates } from '@portal/domain/catalogue';
