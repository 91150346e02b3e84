import { afterEach, describe, expect, it } from 'vitest';
import { configInPage, wearBrand } from './page-brand';

afterEach(() => document.head.replaceChildren());

describe('the configuration before it has come', () => {
  it('has the name that the page was given', () => {
    document.head.innerHTML = '<meta name="application-name" content="Masakhane Cover">';
    expect(configInPage().brand).toMatchObject({ productName: 'Masakhane Cover', licenceLine: '' });
  });

  it('has the name of the house otherwise', () => {
    expect(configInPage().brand.productName).toBe('Ubuntu Funeral Cover');
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
