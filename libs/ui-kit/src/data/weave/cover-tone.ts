/** How somebody stands: covered, covered in part, will be, has to do something, was, is not. */
export type CoverTone = 'green' | 'green-outlined' | 'blue' | 'amber' | 'grey' | 'red';
