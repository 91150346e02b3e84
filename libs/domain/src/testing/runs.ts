/** How often a property is tried where the specification asks for robustness. */
export const manyRuns = { numRuns: 10_000 };
