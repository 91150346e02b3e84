/** What a story is photographed in. */
export interface PhotographedIn {
  brand: string;
  theme: string;
  width: 360 | 1200;
}
export const sizes: Record<PhotographedIn['width'], { width: number; height: number }>;
export const looksIn: (brands: readonly string[]) => PhotographedIn[];
export const looksOf: (
  story: { width: number; isOwn: boolean },
  asked: { brands: readonly string[]; isAsTested: boolean },
) => PhotographedIn[];
export const pictureName: (id: string, look: PhotographedIn) => string;
