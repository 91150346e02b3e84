import { configElement } from '@portal/brand';
import { afterEach, describe, expect, it } from 'vitest';
import { configInPage, isConfigFresh, wearBrand } from './page-brand';

afterEach(() => document.head.replaceChildren());

describe('the configuration before it has come', () => {
  it('has the name that the page was given', () => {
    document.head.innerHTML = configElement({ brand: { productName: 'Masakhane Cover' } });
    expect(configInPage().brand).toMatchObject({ productName: 'Masakhane Cover', licenceLine: '' });
  });

  it('is whole in a page that was drawn with it', () => {
    const drawnWith = { brand: { productName: 'Masakhane Cover' }, contact: { phone: '011 555 0000' } };
    document.head.innerHTML = configElement(drawnWith);
    expect(configInPage()).toMatchObject(drawnWith);
  });

  it('has the name of the house otherwise', () => {
    expect(configInPage().brand.productName).toBe('Ubuntu Funeral Cover');
  });
});

describe('the configuration of a page', () => {
  const drawnWithAll = document.createElement('div');
  drawnWithAll.dataset.config = 'whole';

  it('that the service has just drawn with all of it need not be asked for', () => {
    expect(isConfigFresh(drawnWithAll, null)).toBe(true);
  });

  it('that a worker has kept since the last visit has to be asked for', () => {
    expect(isConfigFresh(drawnWithAll, {} as ServiceWorker)).toBe(false);
  });

  it('that the build made has to be asked for', () => {
    expect(isConfigFresh(document.createElement('div'), null)).toBe(false);
  });
});

describe('a brand', () => {
  const lwandle = { productName: 'Lwandle', licenceLine: '', id: 'lwandle', stylesheet: '/brand/lwandle.css' };
  const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

  it('comes behind every other sheet', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/index.css">';
    wearBrand(lwandle);
    expect(sheets()).toEqual(['/assets/index.css', '/brand/lwandle.css']);
  });

  it('that stands in the page is not fetched', () => {
    document.head.innerHTML = '<style id="brand" data-brand="lwandle"></style>';
    wearBrand(lwandle);
    expect(sheets()).toEqual([]);
  });

  it('takes the place of another that stands in the page', () => {
    document.head.innerHTML = '<style id="brand" data-brand="other"></style>';
    wearBrand(lwandle);
    expect(sheets()).toEqual(['/brand/lwandle.css']);
  });

  it('without a sheet leaves the house brand', () => {
    wearBrand({ ...lwandle, stylesheet: '' });
    expect(sheets()).toEqual([]);
  });
});
