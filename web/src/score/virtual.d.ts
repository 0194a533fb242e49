declare module "virtual:python" {
  /** Where the interpreter's files are. */
  export const interpreter: string;
  /** The rules: a JSON object of file names and texts. */
  export const rules: string;
}
