/** An error that staff can fix: its message is a sentence that says what is wrong and what to do. */
export class CityDataError extends Error {
  override name = 'CityDataError';
}

export class InvalidRow extends Error {
  override name = 'InvalidRow';
}
