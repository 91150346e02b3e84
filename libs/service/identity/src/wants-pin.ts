/**
 * Reads the query parameter `shouldSendOtp`. Anything but one plain `true` means: do not create a code
 * (reliability 3.4, B12).
 */
export const wantsPin = (values: readonly string[]): boolean => values.length === 1 && values[0] === 'true';
