/** What staff can do something about: the message is a sentence that says what is wrong, and what to do. */
export class CityDataError extends Error {
  override name = 'CityDataError';
}

export class InvalidRow extends Error {
  override name = 'InvalidRow';
}
