import { describe, expect, it } from 'vitest';
import { pageOf, textOf } from '../testing/text-of';
import { Component as ComplaintsScreen } from './complaints.screen';

const headings = () =>
  [...pageOf(ComplaintsScreen).querySelectorAll('h2:not(nav *), h3')].map(({ textContent }) => textContent);

describe('how to complain', () => {
  it('is told in the order in which it is done: us first, then those who are there for it', () => {
    expect(headings()).toEqual([
      'Tell us first',
      'If that did not help',
      'National Financial Ombud Scheme (NFO), life insurance division',
      'FAIS Ombud',
      'Information Regulator',
      'Financial Sector Conduct Authority (FSCA)',
    ]);
  });

  it('says how long we take, and what the ombud for advice decides', () => {
    const text = textOf(ComplaintsScreen);
    expect(text).toContain('We confirm that we have your complaint within 2 business days.');
    expect(text).toContain('We answer it in 6 weeks at most.');
    expect(text).toContain('Give us 6 weeks to answer; after that you have 6 months to complain.');
    expect(text).toContain('The FAIS Ombud decides on amounts of up to R 800 000.');
  });

  it('names doubtful addresses only where the configuration does', () => {
    const doubtful = {
      nfoPhone: '0860 800 900',
      informationRegulatorEmail: 'ir@example.org',
      fscaPhone: '0800 20 37 22',
    };
    for (const value of Object.values(doubtful)) {
      expect(textOf(ComplaintsScreen)).not.toContain(value);
      expect(textOf(ComplaintsScreen, { legal: doubtful })).toContain(value);
    }
    expect(textOf(ComplaintsScreen)).toContain('info@nfosa.co.za');
  });
});
