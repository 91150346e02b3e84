import { type Address } from '@portal/contract';
import { type Province } from '@portal/domain';

/** Suburb, city, province and postal code. */
const places = {
  mamelodi: ['Mamelodi', 'Pretoria', 'GAUTENG', '0122'],
  soweto: ['Orlando West', 'Johannesburg', 'GAUTENG', '1804'],
  umlazi: ['Umlazi', 'Durban', 'KWAZULU_NATAL', '4031'],
  chatsworth: ['Chatsworth', 'Durban', 'KWAZULU_NATAL', '4092'],
  khayelitsha: ['Khayelitsha', 'Cape Town', 'WESTERN_CAPE', '7784'],
  mitchellsPlain: ['Mitchells Plain', 'Cape Town', 'WESTERN_CAPE', '7785'],
  mdantsane: ['Mdantsane', 'East London', 'EASTERN_CAPE', '5219'],
  bloemfontein: ['Langenhoven Park', 'Bloemfontein', 'FREE_STATE', '9330'],
  seshego: ['Seshego', 'Polokwane', 'LIMPOPO', '0742'],
  mbombela: ['KaNyamazane', 'Mbombela', 'MPUMALANGA', '1214'],
  galeshewe: ['Galeshewe', 'Kimberley', 'NORTHERN_CAPE', '8345'],
  mmabatho: ['Mmabatho', 'Mahikeng', 'NORTH_WEST', '2735'],
} as const satisfies Record<string, readonly [string, string, Province, string]>;

export type Place = keyof typeof places;

/** A street address in one of the places. */
export function anAddress(place: Place, Line_1: string, Line_2: string | null = null): Address {
  const [Suburb, City, Province, Postal_Code] = places[place];
  return { Line_1, Line_2, Suburb, City, Province, Postal_Code, Country: 'ZA' };
}
