import { type Brand } from '@portal/brand';
import { readBrandFolder } from '@portal/brand/node';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandsOfTheWorkspace as brandsDir } from '../testing/brands-of-the-workspace';
import { letterheadOf } from './letterhead-of';

const issuer = {
  productName: 'Masakhane Cover',
  licenceLine: '',
  phone: '011 123 4567',
  email: 'help@masakhane.example',
};
const { brand } = readBrandFolder(join(brandsDir, 'lwandle')) as { brand: Brand };

it('wears the mark and the colours of the brand, and says how the insurer is reached', () => {
  expect(letterheadOf({ brand, brandsDir }, issuer)).toEqual({
    markSvg: brand.markSvg,
    nameColour: brand.light['color-brand-ink'],
    bandColour: brand.light['color-accent'],
    contact: ['011 123 4567', 'help@masakhane.example'],
  });
});

it('wears the house brand where none is named', () => {
  expect(letterheadOf({ brand: null, brandsDir }, issuer)?.markSvg).toContain('<svg');
});

it('is none where the folder of the house brand is not there', () => {
  expect(letterheadOf({ brand: null, brandsDir: '/nowhere' }, issuer)).toBeNull();
});
