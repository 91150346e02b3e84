import { type Issuer } from '../shared/issuer';

export const anIssuer: Issuer = {
  productName: 'Ubuntu Funeral Cover',
  licenceLine:
    'Ubuntu Sample Life Limited is a licensed life insurer and an authorised financial services provider (FSP 99999).',
  phone: '086 000 7580',
  email: 'help@example.co.za',
};
