import { portalPaths } from '@portal/contract';

/** Where whoever is covered is shown to others: a part of the page of documents, at `/documents?share=cover`. */
export const shareCoverAddress = `${portalPaths.documents()}?share=cover`;

export const sharesCover = (search: URLSearchParams): boolean => search.get('share') === 'cover';
