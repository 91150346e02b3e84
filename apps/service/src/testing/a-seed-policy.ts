import { anIdNumber } from '@portal/domain/testing';

const born = '1980-01-02';

/** A policy as a seed file may hold it, with somebody who can be sent a PIN. */
export const aSeedPolicy = {
  Policy_Number: '7000010012',
  Inception_Date: '2024-03-01',
  Product: { id: 'prd-fa-020' },
  MainMember: {
    First_Name: 'Thandi',
    Surname: 'Nkosi',
    Date_Of_Birth: born,
    Id_Number: anIdNumber({ born }),
    Cell_Number: '27821234567',
    PhysicalAddress: {
      Line_1: '1 Main Road',
      Line_2: null,
      Suburb: 'Mowbray',
      City: 'Cape Town',
      Province: 'WESTERN_CAPE',
      Postal_Code: '7700',
      Country: 'ZA',
    },
  },
};
