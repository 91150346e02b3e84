import { anIdNumber } from '@portal/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DescriptionList } from '@portal/ui-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { withCustomer } from '../../testing/with-customer';
import { detailRows } from './detail-rows';

afterEach(cleanup);
const nobodyAsked = () => {
  throw new Error('Nothing has to be asked for this');
};

const idNumber = anIdNumber({ born: '2015-03-04' });
const child = {
  Title: 'MISS',
  First_Name: 'Lindiwe',
  Middle_Names: null,
  Surname: 'Nkosi',
  Date_Of_Birth: '2015-03-04',
  Id_Type: 'SA_ID',
  Id_Number: idNumber,
  Relationship: 'BIOLOGICAL_CHILD',
  Is_Student: false,
};

describe('what is known about somebody', () => {
  it('stands in the order of the form, in words, without what is not there', () => {
    expect(detailRows('CHILD', child).map(({ label }) => label)).toEqual([
      ...['Title', 'First name', 'Surname', 'ID type', 'ID number', 'Date of birth', 'Relationship'],
      'Full-time student',
    ]);
  });

  it('is only what was asked for, where fields are named', () => {
    expect(detailRows('CHILD', child, ['Surname', 'Middle_Names', 'Date_Of_Birth'])).toEqual([
      { label: 'Surname', value: 'Nkosi' },
      { label: 'Date of birth', value: '4 March 2015' },
    ]);
  });

  it('hides an ID number but for its end, until it is asked for', () => {
    render(<DescriptionList rows={detailRows('CHILD', child)} />, withCustomer(nobodyAsked));
    expect(screen.queryByText(idNumber)).toBeNull();
    expect(screen.getByText(`*********${idNumber.slice(-4)}`)).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Show ID number' }));
    expect(screen.getByRole('status').textContent).toBe(idNumber);

    fireEvent.click(screen.getByRole('button', { name: 'Hide ID number' }));
    expect(screen.getByRole('status').textContent).toContain(`Ends in ${idNumber.slice(-4)}`);
    expect(screen.queryByText(idNumber)).toBeNull();
  });

  it.each([
    { Passport_Number: 'FN123456', seen: '*****456' },
    { Permit_Number: 'PTAZWE123456789', seen: '************789' },
  ])('shows three characters of $seen', ({ seen, ...documents }) => {
    render(<DescriptionList rows={detailRows('EXTENDED_MEMBER', documents)} />, withCustomer(nobodyAsked));
    expect(screen.getByText(seen)).toBeTruthy();
  });
});
