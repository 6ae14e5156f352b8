/** Marks the button as busy; a page restored from the back-forward cache is reset. */
export function watchFinalizing(form: HTMLFormElement): void {
  const buttons = Array.from(form.querySelectorAll<HTMLButtonElement>("button.button-primary"));
  const paidNow = form.querySelector<HTMLInputElement>("[name=paidNow]");
  let isChosen = false;
  paidNow?.addEventListener("change", () => (isChosen = true));
  form.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    if (name === "method" && paidNow && !isChosen) paidNow.checked = value !== "terms_account";
  });
  const words = buttons.map((button) => button.textContent);
  form.addEventListener("submit", () => {
    buttons.forEach((button) => (button.textContent = "Finalizing..."));
  });
  window.addEventListener("pageshow", () => {
    buttons.forEach((button, index) => (button.textContent = words[index] ?? ""));
  });
}
