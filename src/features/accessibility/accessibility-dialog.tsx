import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { type Toggle, useAccessibility } from "./accessibility-slice.ts";
import { SettingChoice } from "./setting-choice.tsx";
import { SettingsPreview } from "./settings-preview.tsx";

const switches: readonly { setting: Toggle; label: string; explanation: string }[] = [
  {
    setting: "highContrast",
    label: "High contrast",
    explanation: "Black on white or white on black, with clear outlines instead of tints.",
  },
  {
    setting: "reducedMotion",
    label: "Reduced motion",
    explanation: "Things appear in their place instead of sliding, fading or pulsing.",
  },
  {
    setting: "screenReader",
    label: "Screen reader support",
    explanation:
      "Announces pages and dialogs as they open, leaves out pictures that only decorate, and underlines links.",
  },
  {
    setting: "focusIndicators",
    label: "Focus indicators",
    explanation: "A strong ring around what the keyboard has reached. Off leaves the browser’s own ring.",
  },
];

const fontSizeOptions = [
  { value: "small", label: "Small", className: "text-sm" },
  { value: "medium", label: "Medium", className: "text-base" },
  { value: "large", label: "Large", className: "text-lg" },
  { value: "extra-large", label: "Extra large", className: "text-xl" },
] as const;

const colorBlindOptions = [
  { value: "none", label: "None", note: "The usual colours" },
  { value: "protanopia", label: "Protanopia", note: "Red looks dark" },
  { value: "deuteranopia", label: "Deuteranopia", note: "Green looks like red" },
  { value: "tritanopia", label: "Tritanopia", note: "Blue looks like green" },
] as const;

const themeOptions = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** The settings dialog. Changes apply immediately, to the dialog and to the page behind it. */
export function AccessibilityDialog() {
  const settings = useAccessibility((accessibility) => accessibility.settings);
  const toggle = useAccessibility((accessibility) => accessibility.toggle);
  const setFontSize = useAccessibility((accessibility) => accessibility.setFontSize);
  const setColorBlindMode = useAccessibility((accessibility) => accessibility.setColorBlindMode);
  const setTheme = useAccessibility((accessibility) => accessibility.setTheme);
  const close = useAccessibility((accessibility) => accessibility.closeDialog);
  const reset = useAccessibility((accessibility) => accessibility.reset);

  const startOver = () => {
    reset();
    announce("The settings are back to their defaults.");
  };

  return (
    <Dialog
      title="Accessibility Settings"
      subtitle="Each change shows at once and is saved in this browser."
      onClose={close}
      className="sm:max-w-4xl"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="divide-y divide-line border-line border-y">
            {switches.map(({ setting, label, explanation }) => (
              <Switch
                key={setting}
                label={label}
                explanation={explanation}
                isOn={settings[setting]}
                onToggle={() => toggle(setting)}
              />
            ))}
          </div>
          <SettingChoice
            label="Font size"
            value={settings.fontSize}
            options={fontSizeOptions}
            onChoose={setFontSize}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))]"
          />
          <SettingChoice
            label="Colour blind mode"
            value={settings.colorBlindMode}
            options={colorBlindOptions}
            onChoose={setColorBlindMode}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(max(12rem,40%),100%),1fr))]"
          />
          <SettingChoice
            label="Theme"
            value={settings.theme}
            options={themeOptions}
            onChoose={setTheme}
            className="flex flex-wrap *:grow *:basis-28"
          />
        </div>
        <div>
          <div className="lg:sticky lg:top-4">
            <SettingsPreview />
          </div>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-3 border-line border-t pt-5">
        <Button onClick={startOver}>Reset</Button>
        <Button look="primary" onClick={close}>
          Apply
        </Button>
      </div>
    </Dialog>
  );
}
