/** What a form as a whole says, by what it says beneath a field that was left empty. */
const wholeForms = new Map<string, string>();

export function setFormText(beneathField: string, ofForm: string): void {
  wholeForms.set(beneathField, ofForm);
}

/** The form's own text where a field was left empty; every other message says the same in both places. */
export function formTextOf(beneathField: string): string {
  return wholeForms.get(beneathField) ?? beneathField;
}

export function isOfEmptyField(message: string): boolean {
  return wholeForms.has(message);
}
