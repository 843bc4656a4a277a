/** The message is for staff: what is wrong, and what to do. */
export class CityDataError extends Error {
  override name = 'CityDataError';
}

export class InvalidRow extends Error {
  override name = 'InvalidRow';
}
