/** Someone to whom work can be assigned. */
export interface Person {
  id: number;
  name: string;
}
