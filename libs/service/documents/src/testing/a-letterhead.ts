import { type Letterhead } from '../letterhead';

export const aLetterhead: Letterhead = {
  markSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="6" fill="#0c3f3c" />' +
    '<path fill="#fff" d="M6.8 10.4h22.4L18 21.6z" /></svg>',
  nameColour: '#0c3f3c',
  bandColour: '#eda63a',
  contact: ['086 000 7580', 'help@example.co.za'],
};
