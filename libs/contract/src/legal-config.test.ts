import { describe, expect, it } from 'vitest';
import { readLegalConfig } from './legal-config';

describe('what the configuration says about the law', () => {
  it.each([undefined, null, 7, 'text', [], {}])('is empty but for what is certain, out of %j', (given) => {
    const facts = readLegalConfig(given);
    expect(facts).toMatchObject({ insurerName: '', fspNumber: '', nfoPhone: '', informationRegulatorEmail: '' });
    expect(facts).toMatchObject({ nfoEmail: 'info@nfosa.co.za', faisOmbudPhone: '012 762 5000' });
  });

  it('is taken as it is given, and wins over what is usual', () => {
    expect(readLegalConfig({ insurerName: 'Masakhane Life', nfoEmail: 'new@nfosa.co.za' })).toMatchObject({
      insurerName: 'Masakhane Life',
      nfoEmail: 'new@nfosa.co.za',
    });
  });

  it('leaves out what nobody should follow', () => {
    expect(readLegalConfig({ paiaManualLink: 'javascript:alert(1)', fspNumber: 7, other: 'x' })).toMatchObject({
      paiaManualLink: '',
      fspNumber: '',
    });
    expect(readLegalConfig({ other: 'x' })).not.toHaveProperty('other');
  });
});
